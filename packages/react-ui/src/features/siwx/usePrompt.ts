import { featurePart, type Prompt, siwxFeature } from '@foyer/core/ui'
import { useState } from 'react'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'

/** What is to be signed. It stays what it was while the view leaves. */
export function usePrompt(): Prompt | undefined {
  const { context } = useUi()
  const prompt = useReadable(featurePart(context, siwxFeature).$prompt)
  const [last, setLast] = useState(prompt)
  if (prompt && prompt !== last) setLast(prompt)
  return prompt ?? last
}
