import { useState } from 'react'
import { codeExamples } from '../code/codeExamples'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { CodeBlock } from './CodeBlock'

export function CodeTab() {
  const { local } = usePlayground()
  const settings = useSettings()
  const runs = Object.keys(local.rpcUrls).length > 0
  const [flavourId, setFlavourId] = useState('react')
  const flavour = codeExamples.find(({ id }) => id === flavourId)
  return (
    <div className="code-tab">
      <fieldset className="choices">
        <legend className="hidden">Framework</legend>
        {codeExamples.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === flavourId}
            onClick={() => setFlavourId(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {flavour && (
        <>
          <CodeBlock name="Terminal" code={flavour.install(settings)} wrap />
          {flavour.write(settings).map(({ name, code }) => (
            <CodeBlock key={name} name={name} code={code.trimEnd()} />
          ))}
          {runs && (
            <p className="note">
              Chains and services of this machine stand in on this page. The code is without them, as your app has it.
            </p>
          )}
        </>
      )}
    </div>
  )
}
