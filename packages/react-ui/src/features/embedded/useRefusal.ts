import type { EmailRefusal } from '@foyer/core/ui/sign-in'
import { useState } from 'react'
import { useSecondsUntil } from '../../hooks/useSecondsUntil.js'
import { enWays } from '../../messages/enWays.js'
import { useTexts } from './textsOf.js'

const SECOND = 1000

/** Told to those who listen at this many seconds, besides the first: each second would be too much. */
const TOLD = 10

interface Refused {
  /** What is to be seen, undefined while nothing is refused. It counts down. */
  readonly sentence: string | undefined
  /** The same for those who listen. */
  readonly told: string | undefined
  readonly refuse: (refusal: EmailRefusal | undefined) => void
}

/** Why an address is not taken, for as long as it is not. */
export function useRefusal(): Refused {
  const texts = useTexts(enWays)
  const [refusal, setRefusal] = useState<EmailRefusal & { readonly until?: number }>()
  const seconds = useSecondsUntil(refusal?.until)
  const refuse = (given: EmailRefusal | undefined) =>
    setRefusal(given?.reason === 'cooldown' ? { ...given, until: Date.now() + given.seconds * SECOND } : given)
  if (refusal?.reason === 'invalid') return { sentence: texts.invalid, told: texts.invalid, refuse }
  if (refusal === undefined || seconds === 0) return { sentence: undefined, told: undefined, refuse }
  return {
    sentence: texts.tooSoon(seconds),
    told: texts.tooSoon(seconds > TOLD ? refusal.seconds : Math.min(TOLD, refusal.seconds)),
    refuse,
  }
}
