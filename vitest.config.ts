import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Tests share no state, and one module graph for all takes a third of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/unit/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
