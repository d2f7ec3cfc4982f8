import { nextPage } from '@apologia/contract';
import { Link, paths, useSearchParams } from '@apologia/kit';
import { Tabs } from '@apologia/kit/tabs';
import { useRef, useState } from 'react';
import { AboutLinks } from '../about/AboutLinks.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthPage.module.css';
import { type FormValues, forms, valuesIn } from './forms.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const tabs = { login: 'Login', register: 'Register' } as const;
type TabName = keyof typeof tabs;

/** Whether somebody came by a course that they chose. */
const isCourse = (page: string) => /^\/(module|lesson)\//.test(page);

/** Signing in and joining. */
export default function AuthPage() {
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState<FormValues>({});
  const form = useRef<HTMLFormElement>(null);
  const tab: TabName = params.get('tab') === 'register' ? 'register' : 'login';
  // Who came to join has that first, and it stays there while the tabs are tried.
  const [order] = useState<readonly TabName[]>(
    tab === 'register' ? ['register', 'login'] : ['login', 'register'],
  );
  const next = nextPage(params.get('next'), location.origin);

  const choose = (chosen: string) => {
    // The typed values go along to the other tab.
    if (form.current) setValues({ ...values, ...valuesIn(form.current) });
    setParams(
      (params) => {
        params.set('tab', chosen);
        return params;
      },
      { replace: true },
    );
  };

  return (
    <AuthFrame>
      <h1>The reading room is open</h1>
      <p className={styles.tagline}>Sign in to continue your apologetics journey</p>
      <Tabs.Root value={tab} onValueChange={choose} className={styles.tabs}>
        <Tabs.List size="2" aria-label="Login or register">
          {order.map((name) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab} tabIndex={-1}>
          {tab === 'register' && isCourse(next) && (
            <p className={styles.chosen}>An account is free, and the course you chose comes next.</p>
          )}
          <AuthForm key={tab} ref={form} form={forms[tab]} values={values} next={next} />
          {tab === 'login' && (
            <>
              <p className={styles.forgot}>
                <Link to={paths.forgot}>Forgotten your password?</Link>
              </p>
              <PasskeySignIn next={next} />
            </>
          )}
        </Tabs.Content>
      </Tabs.Root>
      <p className={styles.footer}>By continuing, you agree to learn and grow in your faith journey</p>
      <p className={styles.back}>
        <a href={paths.landing}>Back to the front page</a>
      </p>
      <AboutLinks className={styles.about} />
    </AuthFrame>
  );
}
