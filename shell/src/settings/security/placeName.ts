const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A country by its code of ISO 3166; empty where there is none. @example placeName('GR') // 'Greece' */
export const placeName = (code: string): string => (code && countries.of(code)) || '';

/** Where something was done, in words. @example whereOf({ device: 'Firefox on Android', place: 'GR' }) // 'Firefox on Android, Greece' */
export const whereOf = ({ device, place }: { device: string; place: string }): string =>
  [device || 'A browser', placeName(place)].filter(Boolean).join(', ');
