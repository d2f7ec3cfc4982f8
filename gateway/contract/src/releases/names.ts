/** Who ships, rolls back and promotes says so with this header, in percent-encoding. */
export const shippedByHeader = 'x-shipped-by';

/** A number from 0 to 99 that a visitor keeps: canaries are shown to those below their share. */
export const cohortCookie = 'cohort';
/** Set by a browser that could not load a canary: it gets what is in force for everybody. */
export const steadyCookie = 'steady';

/** Where tabs send what they tell of releases. */
export const beaconPath = '/api/beacons';
