const FIRST = 30_000
const LONGEST = 3_600_000

/** How long a server is left alone after a failure: twice as long after each, or as long as it says. */
export function createPause() {
  let failures = 0
  let until = 0
  return {
    /** Milliseconds. */
    left: () => Math.max(0, until - Date.now()),
    /** `seconds`: what the server says, a number if it is one. */
    begin(seconds?: unknown) {
      const told = Number(seconds) * 1_000 || 0
      until = Date.now() + Math.min(Math.max(FIRST * 2 ** failures++, told), LONGEST)
    },
    end() {
      failures = until = 0
    },
  }
}
