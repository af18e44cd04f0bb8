import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/base/db/schema/index.ts',
  out: './server/base/db/migrations',
});
