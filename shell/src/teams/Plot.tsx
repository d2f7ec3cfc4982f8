import { type ReactNode, useId } from 'react';
import styles from './Plot.module.css';

interface PlotProps {
  title: string;
  /** What is to be seen in it, for whoever does not see it. */
  description: string;
  /** Of its coordinates. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing of figures that stand in a table beside it. */
export function Plot({ title, description, width, height, children }: PlotProps) {
  const id = useId();
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
