import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { emailAddress } from './emailAddress.ts';
import { username } from './username.ts';

export const newPassword = z
  .string('Password must be at least 8 characters')
  .check(
    z.minLength(limits.passwordMin, 'Password must be at least 8 characters'),
    z.maxLength(limits.passwordMax, 'Password must be at most 200 characters'),
  );

export const registration = z.object({ username, email: emailAddress, password: newPassword });

export const credentials = z.object({
  username: z
    .string('Username is required')
    .check(
      z.trim(),
      z.minLength(1, 'Username is required'),
      z.maxLength(limits.emailMax, 'Username is too long'),
    ),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(limits.passwordMax, 'Password is too long')),
});

export const subscriptionTier = openEnum(['free', 'premium']);

export const currentUser = z.object({
  username: z.string(),
  email: z.string(),
  subscriptionTier,
});
export type CurrentUser = z.output<typeof currentUser>;

export const auth = {
  me: get('/api/auth/me', { response: currentUser }),
  login: post('/api/auth/login', { body: credentials, response: currentUser }),
  register: post('/api/auth/register', { body: registration, response: currentUser }),
  logout: post('/api/auth/logout', { response: done }),
} as const;
