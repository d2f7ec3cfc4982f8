/** The words of a failed upgrade, whichever way it was tried. */
export const upgradeFailed = {
  title: 'Upgrade Failed',
  description: 'Failed to upgrade subscription. Please try again.',
};
