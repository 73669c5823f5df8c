const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)

/** Everything the scripts say themselves goes through here, so that it looks the same everywhere. */
export const log = {
  heading: (text) =>
    console.log(`\n${paint('1;36', `── ${text} `)}${paint('36', '─'.repeat(Math.max(3, 68 - text.length)))}`),
  note: (text) => console.log(text),
  done: (text) => console.log(`${paint('32', '✓')} ${text}`),
  failed: (text) => console.log(`${paint('31', '✗')} ${text}`),
  loud: (text) => console.log(`\n${paint('1;32', text)}\n`),
}

/** "12.3 s", or "4 min 05 s" from two minutes on. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 120) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}
