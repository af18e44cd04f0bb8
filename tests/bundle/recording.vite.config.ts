import { mergeConfig } from 'vite';
import config from '../../vite.config';
import { recordBundle } from './record';

/** The app as `npm run build` makes it, with a record of its files. */
export default mergeConfig(config, { plugins: [recordBundle()] });
