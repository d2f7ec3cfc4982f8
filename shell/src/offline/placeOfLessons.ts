/** Where the page without a line lists what can be read: the worker puts it there. */
export const placeOfLessons = '<div id="kept-lessons"></div>';
