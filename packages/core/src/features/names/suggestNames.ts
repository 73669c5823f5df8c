import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { isModalError } from '../../errors/ModalError.js'
import { dataService } from '../../flows/dataService.js'
import { getHostedName, getNameSuggestions } from '../../services/data/profile.js'
import { anySignal } from '../../utils/waiting.js'
import { problemOfLabel, toLabel, toName } from './label.js'

/** A name that somebody could have. */
export interface NameOffer {
  /** In full. */
  readonly name: string
  /** Nobody has it. */
  readonly isFree: boolean
}

export interface SuggestNamesParameters {
  /** What was typed: small or capital letters, with or without what names end in. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/**
 * The name that was typed, whether it is free, and then others like it. None where it can be no name, and where nobody keeps
 * names. Rejects with `NAME_SUGGESTIONS_FAILED`, and with `ABORTED`.
 */
export async function suggestNames(
  context: ModalContext,
  { name, signal: given }: SuggestNamesParameters,
): Promise<readonly NameOffer[]> {
  const label = toLabel(name)
  const data = problemOfLabel(label) ? undefined : context.use(dataService)
  if (!data) return []
  const signal = anySignal(context.signal, given)
  try {
    const suggestions = await getNameSuggestions(data.http, { name: label, signal })
    const offers = suggestions.flatMap(({ name: suggested, registered }) => {
      const like = toLabel(suggested)
      return problemOfLabel(like) ? [] : [{ name: toName(like), isFree: !registered }]
    })
    const wanted = offers.find((offer) => offer.name === toName(label)) ?? (await ask())
    const others = new Map(offers.map((offer) => [offer.name, offer]))
    others.delete(wanted.name)
    return [wanted, ...others.values()]
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) throw cause
    throw lateError('NAME_SUGGESTIONS_FAILED', { cause })
  }

  async function ask(): Promise<NameOffer> {
    const wanted = toName(label)
    return { name: wanted, isFree: data !== undefined && !(await getHostedName(data.http, { name: wanted, signal })) }
  }
}
