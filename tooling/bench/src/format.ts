export const formatKilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
export const formatMilliseconds = (value: number) => `${Math.round(value)} ms`
export const formatRatio = (value: number) => `${value.toFixed(2)}x`
export const formatNumber = (value: number) => String(Math.round(value * 100) / 100)
