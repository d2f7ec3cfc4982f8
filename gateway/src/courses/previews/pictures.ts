/** What has a picture of its own, to be shown where its address is shared. */
export type PictureKind = 'subject' | 'module' | 'lesson';

export const pictureAddress = (origin: string, kind: PictureKind, id: string) =>
  `${origin}/pictures/${kind}/${id}.png`;
