import { enter } from './entry/enter.mjs'

// `npm test` runs all but the long steps, `npm run test:all` every step, `npm test -- types unit` those and their
// prerequisites, `npm test -- --changed` the steps affected since the mainline, or another point: `--changed=HEAD~1`.

await enter(new URL('./testRun/run.ts', import.meta.url), {
  args: process.argv.slice(2),
  env: { CI: 'true' },
  stopped: 1,
  onEnd: (code) => code,
})
