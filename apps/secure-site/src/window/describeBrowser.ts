import { describeUserAgent } from '../describeUserAgent'
import { texts } from '../texts/texts'

/** Describes a browser in the user’s language. */
export const describeBrowser = (userAgent: string): string => describeUserAgent(userAgent, texts().window.userAgent)
