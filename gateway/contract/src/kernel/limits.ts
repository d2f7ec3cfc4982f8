/** Numbers that the page and the gateway must agree on. */
export const limits = {
  usernameMin: 3,
  usernameMax: 40,
  emailMax: 254,
  passwordMin: 8,
  /** scrypt reads it all: a bound keeps a login's cost flat. */
  passwordMax: 200,
  /** Days for which an account's audit trail goes back, and its entries on a page. */
  securityEventsKeptDays: 90,
  securityEventsOnAPage: 20,
  /** Passkeys of one account. */
  passkeysMax: 10,
  passkeyNameMax: 40,
  /** Characters of what learners write to each other, a review, a question, an answer: see `visibleLength`. */
  postMin: 10,
  postMax: 2_000,
  /** Reports of one learner that moderators have yet to look at. */
  openReportsMax: 20,
  /** Days for which moderators keep a text that was reported, after their decision. */
  reportedKeptDays: 90,
  /** Notes of one learner, and characters of what they write in one. */
  notesMax: 1_000,
  noteTextMax: 2_000,
  /** Characters that one note may mark, and of what stands before and behind them. */
  noteQuoteMax: 1_200,
  noteContextMax: 40,
  noteBasesMax: 20,
  /** Days for which a note that was deleted is known as such. */
  deletedNotesKeptDays: 30,
  /** Questions that one learner follows. */
  followsMax: 500,
  reviewsOnAPage: 20,
  questionsOnAPage: 20,
  answersOnAPage: 20,
  /** Answers that come with their question; the others are asked for. */
  firstAnswers: 3,
  ratingMin: 1,
  ratingMax: 5,
  promoCodeMax: 40,
  practiceMessageMax: 4_000,
  conversationsOnAPage: 20,
  /** Conversations that one learner keeps. */
  conversationsMax: 300,
  essayMax: 20_000,
  shortAnswerMax: 500,
  quizQuestionsMax: 50,
  /** Seconds of one session of Daily review, and about how many a question takes, its reasons included. */
  reviewSessionSeconds: 600,
  reviewQuestionSeconds: 45,
  /** Passages that one learner learns by heart. */
  learnedVersesMax: 300,
  searchMax: 200,
  /** Blocks of a lesson, and characters of a block. */
  placeMax: 100_000,
  certificateNameMin: 2,
  certificateNameMax: 60,
  /** Bytes of a JSON body: a quiz with two essays, in any script. */
  bodyBytes: 160 * 1024,
} as const;
