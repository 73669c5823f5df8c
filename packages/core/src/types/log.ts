export type LogLevel = 'debug' | 'warn' | 'error'
export type Log = (level: LogLevel, message: string, data?: unknown) => void
