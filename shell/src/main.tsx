import '@apologia/kit/styles.css';
import { loadFederated } from './remotes/federated.ts';
import { start } from './start.tsx';

await start(loadFederated);
