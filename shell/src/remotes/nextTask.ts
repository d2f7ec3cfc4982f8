/** What follows is evaluated in a task of its own, so that a tap meanwhile is answered. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
