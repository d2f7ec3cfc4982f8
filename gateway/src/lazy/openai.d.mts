export { default } from 'openai';
