import { enter } from './entry/enter.mjs'

// `npm test` runs every step but the long ones, `npm run test:all` these too, `npm test -- types unit` only those (and what they
// need), `npm test -- --changed` what concerns the changes since the mainline, or since another point: `--changed=HEAD~1`.

await enter(new URL('./testRun/run.ts', import.meta.url), {
  args: process.argv.slice(2),
  env: { CI: 'true' },
  stopped: 1,
  onEnd: (code) => code,
})
