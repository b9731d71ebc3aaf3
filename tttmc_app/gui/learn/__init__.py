"""The pages for learning: reviews, your mistakes, lessons and the learner's textbook."""
