import type { SocialProvider } from '@foyer/core'
import { socialMarks } from './socialMarks.js'

/** A provider's mark. Its name is written beside it, or is the name of the button that it is on. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg className="fy-soc" viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
      {socialMarks[provider]}
    </svg>
  )
}
