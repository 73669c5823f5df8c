export const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`
export const milliseconds = (value) => `${Math.round(value)} ms`
export const ratio = (value) => `${value.toFixed(2)}x`
export const plain = (value) => String(Math.round(value * 100) / 100)
