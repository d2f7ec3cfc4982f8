/** The id of the element with a lesson's text. */
export const lessonTextId = 'lesson-text';
