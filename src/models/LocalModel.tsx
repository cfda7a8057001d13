import { useEffect, useId, useRef, useState } from 'react'
import { localFailureText } from './localFailureText'
import { DEFAULT_ADDRESS, findLocalModels, type LocalModels, setLocalModel } from './localModels'
import { needsQuestion } from './loopbackPermission'

/** How far the search for models is. */
type Search =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly text: string; readonly isAddress: boolean }
  | ({ readonly status: 'found' } & Pick<LocalModels, 'base' | 'models' | 'visionModels'>)

interface Props {
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Called when a model is used. */
  readonly onUse: () => void
}

/** Offers to use a model on this computer. Nothing is asked before the click on *Look for models*. */
export function LocalModel({ isOpen, onToggle, onUse }: Props) {
  const meaningId = useId()
  return (
    <>
      <button type="button" className="quiet" aria-expanded={isOpen} aria-describedby={meaningId} onClick={onToggle}>
        Use a model on this computer
      </button>
      <p id={meaningId}>
        With Ollama, LM Studio, llama.cpp or vLLM your ingredients stay on this computer, and it costs nothing.
      </p>
      {isOpen && <LocalModelForm onUse={onUse} />}
    </>
  )
}

function LocalModelForm({ onUse }: Pick<Props, 'onUse'>) {
  const [address, setAddress] = useState(DEFAULT_ADDRESS)
  const [search, setSearch] = useState<Search>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const select = useRef<HTMLSelectElement>(null)
  const [addressId, modelId, statusId] = [useId(), useId(), useId()]
  useEffect(() => () => running.current?.abort(), [])

  async function look() {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSearch({ status: 'running' })
    const result = await findLocalModels(address, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return
      setSearch({ status: 'idle' })
      throw error
    })
    // Another search or a closed dialog has ended this one.
    if (controller.signal.aborted || !result) return
    if (result.type !== 'found')
      return setSearch({ status: 'failed', text: localFailureText(result), isAddress: result.type === 'address' })
    const { base, models, visionModels } = result
    setAddress(base)
    setSearch({ status: 'found', base, models, visionModels })
  }

  return (
    <div className="models-dialog-form">
      <label htmlFor={addressId}>Address</label>
      <div className="row">
        <input
          id={addressId}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          placeholder={DEFAULT_ADDRESS}
          aria-invalid={search.status === 'failed' && search.isAddress}
          aria-describedby={statusId}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void look()
          }}
        />
        <button type="button" className="quiet" onClick={() => void look()}>
          Look for models
        </button>
      </div>
      <p id={statusId} role="status" aria-label="Models on this computer">
        {statusText(search)}
      </p>
      {search.status === 'found' && (
        <>
          <label htmlFor={modelId}>Model</label>
          <div className="row">
            <select ref={select} id={modelId}>
              {search.models.map((model) => (
                <option key={model}>{model}</option>
              ))}
            </select>
            <button
              type="button"
              onClick={() => {
                setLocalModel(search, select.current?.value ?? search.models[0])
                onUse()
              }}
            >
              Use it
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function statusText(search: Search): string {
  switch (search.status) {
    case 'idle':
      return ''
    case 'running':
      return needsQuestion()
        ? 'Looking for models… If your browser asks whether this page may reach this computer, allow it.'
        : 'Looking for models…'
    case 'failed':
      return search.text
    case 'found':
      return `${search.models.length === 1 ? 'One model' : `${search.models.length} models`} at ${search.base}.`
  }
}
