import { vi } from 'vitest';

// Tests of a dialog's content do not wait for its code; tests/ui/when-drawn.test.tsx does.
vi.mock('../../src/ui/Dialog', async () => ({
  Dialog: (await import('../../src/ui/DialogPlane')).DialogPlane,
}));
