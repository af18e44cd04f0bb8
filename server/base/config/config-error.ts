import { StartError } from '../process/start-error';

/** Invalid value in the environment; the message describes it without repeating a secret. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}
