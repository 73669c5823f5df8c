const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (/** @type {string} */ code, /** @type {string} */ text) =>
  colours ? `\u001b[${code}m${text}\u001b[0m` : text

export const log = {
  /** @param {string} text */
  heading: (text) =>
    console.log(`\n${paint('1;36', `── ${text} `)}${paint('36', '─'.repeat(Math.max(3, 68 - text.length)))}`),
  /** @param {string} text */
  note: (text) => console.log(text),
  /** @param {string} text */
  done: (text) => console.log(`${paint('32', '✓')} ${text}`),
  /** @param {string} text */
  failed: (text) => console.log(`${paint('31', '✗')} ${text}`),
  /** @param {string} text */
  loud: (text) => console.log(`\n${paint('1;32', text)}\n`),
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/** "12.3 s", or "4 min 05 s" from two minutes on. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 120) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}
