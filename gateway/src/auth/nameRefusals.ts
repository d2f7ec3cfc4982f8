import { BadInput, Conflict } from '../kernel/errors.ts';

const reserved = 'Username is reserved: please choose another';
const taken = 'This username is taken, or looks like one that is';

export const nameReserved = () => new BadInput(reserved, { username: reserved });
export const nameTaken = () => new Conflict(taken, { username: taken });
