/** The words for each reason why a body was not read. */
export const JSON_PROBLEMS = {
  'not-json': 'The body is not valid JSON.',
  'too-deep': 'The body is nested too deeply.',
  'too-many': 'The body holds too many values.',
};
