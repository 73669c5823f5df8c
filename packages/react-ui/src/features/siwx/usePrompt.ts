import { featurePart, type Prompt, siwxFeature } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useUi } from '../../UiContext.js'

/** What is to be signed. It stays what it was while the view leaves. */
export function usePrompt(): Prompt | undefined {
  const { context } = useUi()
  const prompt = useStore(featurePart(context, siwxFeature).$prompt)
  const [last, setLast] = useState(prompt)
  if (prompt && prompt !== last) setLast(prompt)
  return prompt ?? last
}
