/** Raise it with every change of rules or knowledge: stored ideas name the version they were made with. */
export const IDEA_ENGINE_VERSION = '6.12.0';
