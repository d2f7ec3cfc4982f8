import { paths } from '@apologia/kit';

/** The lesson for whoever leads a group through it. */
export const leaderSheetPath = (lessonId: string) => `${paths.lesson(lessonId)}/group`;
