/** The id of the element whose children are the blocks of a lesson's text. */
export const lessonTextId = 'lesson-text';

export const textElement = () => document.getElementById(lessonTextId);
