/** What went on, as failures name it (specification, section 8); `type` is the thing in lower case: "goal". */
export const adding = (type: string): string => `adding ${type}`;
export const deleting = (type: string): string => `deleting ${type}`;

/** What is said when nobody said why: "Error while adding goal, please try again." */
export const failureWords = (doing: string): string => `Error while ${doing}, please try again.`;
