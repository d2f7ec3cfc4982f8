import '@apologia/kit/fonts.css';
import './styles/landing.css';
import { registerWorker } from '../offline/register.ts';
import { fetchNext } from '../styles/fetchNext.ts';
import { showCatalogue } from './enhance/catalogue.ts';
import { enhanceTabs } from './enhance/tabs.ts';
import { enhanceThemeToggle } from './enhance/themeToggle.ts';

/** Runs deferred, when the prerendered page is already on screen. */
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const tabs = find('.tabs');
if (tabs) enhanceTabs(tabs);
const toggle = find('.theme-toggle');
if (toggle) enhanceThemeToggle(toggle);
showCatalogue();
fetchNext();
registerWorker();
