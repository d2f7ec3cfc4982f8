import {
  auth,
  type CurrentUser,
  credentials,
  type forgotten,
  type newPasswordByLink,
  registration,
} from '@apologia/contract';
import { call } from '@apologia/kit';

export type FieldName = 'username' | 'email' | 'password' | 'proof';
export type FormValues = Partial<Record<FieldName, string>>;
export type Problems = Partial<Record<string, string>>;

export interface FieldSpec<Name extends string = FieldName> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  placeholder?: string;
}

export interface Words {
  title: string;
  description: string;
}

export interface Form {
  fields: readonly FieldSpec[];
  schema: typeof credentials | typeof registration;
  send: (values: FormValues) => Promise<CurrentUser>;
  submit: string;
  welcome: Words;
  failure: Words;
}

const login: Form = {
  fields: [
    // Browsers offer passkeys with the names that they know.
    { name: 'username', label: 'Username', type: 'text', autoComplete: 'username webauthn' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  ],
  schema: credentials,
  send: ({ username = '', password = '' }) => call(auth.login, { body: { username, password } }),
  submit: 'Sign In',
  welcome: { title: 'Welcome back!', description: 'Login successful' },
  failure: { title: 'Login failed', description: 'Invalid credentials' },
};

const register: Form = {
  fields: [
    {
      name: 'username',
      label: 'Username',
      type: 'text',
      autoComplete: 'username',
      placeholder: 'Choose a username',
    },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    {
      name: 'password',
      label: 'Password',
      type: 'password',
      autoComplete: 'new-password',
      placeholder: 'At least 8 characters',
    },
  ],
  schema: registration,
  send: ({ username = '', email = '', password = '' }) =>
    call(auth.register, { body: { username, email, password } }),
  submit: 'Create Account',
  welcome: { title: 'Welcome to Apologia!', description: 'Your account has been created successfully' },
  failure: { title: 'Registration failed', description: 'Username or email already exists' },
};

/** The two forms that open a session. */
export const forms = { login, register } as const;

/** The values that are typed into a form. */
export const valuesIn = (form: HTMLFormElement): FormValues => Object.fromEntries(new FormData(form));

type FormSchema = Form['schema'] | typeof forgotten | typeof newPasswordByLink;

/** The problems of a form's values: a message a field, all at once. */
export function problemsOf(schema: FormSchema, values: FormValues & { token?: string }): Problems {
  const problems: Problems = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}
