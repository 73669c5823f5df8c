import { refuse } from '../http/problems'
import { BusyError } from './cache/createDataCache'
import { SourceError } from './sources/SourceError'

/** Answers with problem details when sources fail, or too many reads are under way. */
export async function answerSourceErrors<Value>(detail: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof BusyError)
      return refuse(429, 'The server is busy. Try again in some seconds.', { 'retry-after': '5' })
    if (error instanceof SourceError) return refuse(502, detail)
    throw error
  }
}
