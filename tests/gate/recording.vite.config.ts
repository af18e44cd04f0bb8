import { mergeConfig } from 'vite';
import config from '../../vite.config';
import { instrument } from './instrument';

/** The app as `npm run build` makes it, with a record of its blocks. */
export default mergeConfig(config, { plugins: [instrument()] });
