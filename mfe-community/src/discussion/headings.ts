/** Ids of headings that the focus goes to. */
export const discussionHeading = 'discussion';
export const headingOf = (postId: string) => `post-${postId}`;
