export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
export const milliseconds = (value: number) => `${Math.round(value)} ms`
export const ratio = (value: number) => `${value.toFixed(2)}x`
export const plain = (value: number) => String(Math.round(value * 100) / 100)
