import { apps } from '@apologia/contract';
import { Button, useMutation } from '@apologia/kit';
import { type FormEvent, useState } from 'react';
import styles from './Compare.module.css';
import { Comparison } from './Comparison.tsx';
import { when } from './format.ts';
import { type AppReleases, failureOf, fetchComparison } from './queries.ts';

/** Two versions to choose, and what is different between them. */
export function Compare({
  app: { app: name, live, canary, versions },
  token,
}: {
  app: AppReleases;
  token: string;
}) {
  const previous = versions.find(({ version }) => version !== live)?.version ?? live;
  const [chosen, choose] = useState(
    canary ? { from: live, to: canary.version } : { from: previous, to: live },
  );
  const comparison = useMutation({
    mutationFn: () => {
      const app = apps.find((one) => one === name);
      if (!app) throw new Error(`This page knows of no ${name}.`);
      return fetchComparison(token, app, chosen);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!comparison.isPending) comparison.mutate();
  };
  return (
    <div>
      <form className={styles.form} onSubmit={submit}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.choice}>
            <span>{end === 'from' ? 'From' : 'To'}</span>
            <select
              value={chosen[end]}
              onChange={({ currentTarget }) => choose({ ...chosen, [end]: currentTarget.value })}
            >
              {versions.map(({ version, shippedAt }) => (
                <option key={version} value={version}>
                  {`${version}, ${when(shippedAt)}`}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" size="3" variant="soft" loading={comparison.isPending}>
          Compare
        </Button>
      </form>
      {comparison.error && (
        <p className="field-error" role="alert">
          {failureOf(comparison.error)}
        </p>
      )}
      {comparison.data && <Comparison comparison={comparison.data} />}
    </div>
  );
}
