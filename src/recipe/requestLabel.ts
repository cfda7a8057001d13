import type { Activity, RecipeRequest } from './conversationState'

/** The status of a request in words; empty when there is nothing to say. */
export function requestLabel(request: RecipeRequest): string {
  switch (request.status) {
    case 'pending':
      return activityLabel(request.activity)
    case 'streaming':
      return 'The chef is writing…'
    case 'done':
      if (request.hasIdeas) return 'Here are some ideas.'
      if (!request.isRecipe) return 'The chef has answered.'
      return request.reachedLimit ? 'Your recipe stopped at the length limit.' : 'Your recipe is ready.'
    case 'stopped':
      return 'Stopped.'
    // The notice says what failed.
    case 'failed':
    case 'idle':
      return ''
  }
}

function activityLabel(activity: Activity): string {
  switch (activity.type) {
    case 'waiting':
      return 'The chef is thinking…'
    case 'reasoning':
      return 'The chef is thinking it over…'
    case 'retrying':
      return activity.after === 'network'
        ? 'No answer yet, trying again…'
        : 'The kitchen is busy. Trying again in a moment…'
  }
}
